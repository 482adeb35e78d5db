s=open('scratch9.ts').read()
s=s.replace("const inn=innerCells(cells,m);","const cset=new Set(cells); let inter=0, tn=0; for (let c=0;c<m.classes.length;c++){ const x=Math.floor(((c%m.width)+.5)*p.width/m.width), y=Math.floor((Math.floor(c/m.width)+.5)*p.height/m.height); const is=p.classes[y*p.width+x]===k; if(is)tn++; if(is&&cset.has(c))inter++; }\n const inn=innerCells(cells,m); const iset=new Set(inn);")
s=s.replace("n:cells.length,","iou:inter/(tn+cells.length-inter),n:cells.length,cells:cells.map(c=>[...colorAt(v.outfit,m,c).map(z=>Math.round(z*10)/10),+(m.certainty[c]!).toFixed(2),iset.has(c)?1:0]),")
open('scratch9.ts','w').write(s)
