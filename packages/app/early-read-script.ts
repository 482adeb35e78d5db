/** Tokens are not used in their last 5 minutes, as in `persisted-session.ts`. */
const tokenMarginMs = 5 * 60_000;

/** A first read of a page: its address below the API's root. */
export interface FirstRead {
  readonly path: string;
  /** The parameter at its end for the current user's email. */
  readonly ofUser?: string;
  /** The list of the answer whose first images the page shows. */
  readonly shows?: 'posts' | 'items';
  /** The read of the current user's posts that follows that of their profile, which the page shows. */
  readonly posts?: { readonly path: string; readonly ofUsername: string };
}

/** How a page shows the images of a list in the boxes of its placeholder. */
export interface EarlyImages {
  /** Precedes the id of an image. */
  readonly path: string;
  readonly sizes: string;
  /** Classes of an image in its box, which it fills. */
  readonly className: string;
}

/** What a page shows first. */
export interface FirstPage {
  readonly reads: readonly FirstRead[];
  readonly images: EarlyImages;
  /** Whether its list can be filtered, which changes the request. */
  readonly isFeed?: true;
}

/** How the app shows images and texts. */
export interface EarlyViewOptions {
  /** Of images, in pixels, smallest first. */
  readonly widths: readonly number[];
  /** The largest ratio of the box of a post in both directions; an image beyond it does not fill its box. */
  readonly maxRatio: number;
  readonly cutout: {
    readonly className: string;
    /** Styles of its box. */
    readonly mat: Readonly<Record<string, string>>;
    readonly filter: string;
    /** Its height as a share of its box's, by category and subcategory. */
    readonly heights: Readonly<Record<string, number>>;
    readonly defaultHeight: number;
  };
  /** The pathname and the query of an avatar, before and after its id. */
  readonly avatar: readonly [string, string];
  /** Shown for an empty bio. */
  readonly noBio: string;
}

/**
 * Returns an inline script of the page that sends the first reads of the app while the app is still loading, when the app
 * will send the same: with a persisted token that is still usable, and for the feed without a filter.
 * `src/platform/early-read.ts` takes the responses. The server allows the script by its hash.
 *
 * When the placeholder of the page is shown, the script fills its first row of boxes (`data-early-image`) with the images of
 * the response, and the header of the profile with its texts. `auraEarlyView` resolves when they are painted, or when there
 * is nothing to show. Only public images are shown, whose addresses have no signature, and none at an address with a query,
 * which may filter the page.
 * @param pages by their pathnames; the addresses of reads must be equal to those of the app's own requests
 */
export function earlyReadScript(
  pages: Readonly<Record<string, FirstPage>>,
  { widths, maxRatio, cutout, avatar, noBio }: EarlyViewOptions,
): string {
  const [avatarPath, avatarQuery] = avatar.map((part) => JSON.stringify(part));
  return `(()=>{try{
const page=${JSON.stringify(pages)}[location.pathname];
if(!page)return;
const{identity,token}=JSON.parse(localStorage.getItem('aura:v1:session'));
if(!(token.expiresAt-Date.now()>${tokenMarginMs}))return;
const{feedFilters:filters,deletedPostIds:deleted=[]}=JSON.parse(localStorage.getItem('aura:v1:'+identity.uid+':data'))??{};
if(page.isFeed&&filters&&filters.join()!=='all')return;
const{apiRoot,imageRoot}=JSON.parse(document.getElementById('aura-config').textContent);
const{images}=page;
const isPlain=!location.search;
const cutout=${JSON.stringify(cutout)};
const view=new Promise((resolve)=>document.addEventListener('DOMContentLoaded',resolve));
const frame=()=>new Promise(requestAnimationFrame);
globalThis.auraEarlyReads=[];
const send=(path,parameter,value)=>{
const url=apiRoot+path+(parameter?(path.includes('?')?'&':'?')+new URLSearchParams({[parameter]:value}):'');
const response=fetch(url,{headers:{Authorization:'Bearer '+token.text}});
response.catch(()=>{});
globalThis.auraEarlyReads.push({url,token:token.text,startedAt:Date.now(),response});
return response;
};
const read=async(response)=>(await response).clone().json();
const load=(one)=>{
const kind=one.cutoutShown&&one.cutout?'cutout':'image';
const id=one[kind];
if(!id||/[.?]/.test(id))return;
const{width,height}=one[kind+'Meta'];
const src=imageRoot+images.path+id;
const widths=${JSON.stringify(widths)}.filter((one)=>one<width);
const srcset=widths.map((one)=>src+'?w='+one+' '+one+'w');
if(widths.length<${widths.length})srcset.push(src+' '+width+'w');
const img=Object.assign(new Image,{fetchPriority:'high',decoding:'sync',alt:one.imageAlt??'',sizes:images.sizes,srcset:srcset.join()});
return(box)=>{
const ratio=width/height;
if(box.dataset.ratio){
if(!(ratio>=${1 / maxRatio}&&ratio<=${maxRatio}))return;
box.style.setProperty('--ratio',ratio);
}
img.onerror=()=>img.remove();
img.className=images.className;
if(kind==='image')box.append(img);
else{
img.className=cutout.className;
Object.assign(box.style,cutout.mat);
Object.assign(img.style,{filter:cutout.filter,height:(cutout.heights[one.subcategory]??cutout.heights[one.category]??cutout.defaultHeight)*100+'%'});
box.replaceChildren(img);
}
return img.decode();
};
};
const show=async(answer)=>{
if(!isPlain)return;
const list=answer.filter(({id,own})=>!deleted.includes(id)&&!own?.archived);
if(!list.length)return;
const first=load(list[0]);
await view;
const boxes=[...document.querySelectorAll('[data-early-view] [data-early-image]')];
const row=boxes.filter((box)=>box.getBoundingClientRect().top===boxes[0].getBoundingClientRect().top);
await Promise.allSettled(row.map((box,index)=>list[index]&&(index?load(list[index]):first)?.(box)));
await frame();
await frame();
};
const introduce=({displayName,userName,profileBio,profilePicId})=>{
const main=document.querySelector('[data-early-view] main');
const filled=main.cloneNode(true);
const texts={name:displayName||userName,handle:'@'+userName,bio:profileBio||${JSON.stringify(noBio)}};
for(const one of filled.querySelectorAll('[data-early-text]'))one.textContent=texts[one.dataset.earlyText];
if(profilePicId&&!profilePicId.includes('.'))filled.querySelector('[data-early-avatar]').src=imageRoot+${avatarPath}+profilePicId+${avatarQuery};
main.replaceWith(filled);
};
const shown=Promise.allSettled(page.reads.map(async({path,ofUser,shows,posts})=>{
const response=send(path,ofUser,identity.email);
if(shows)return show((await read(response))[shows]);
if(!posts)return;
const{profile}=await read(response);
const list=profile.userPosts.length?read(send(posts.path,posts.ofUsername,profile.userName)):{posts:[]};
await view;
introduce(profile);
return show((await list).posts);
}));
if(isPlain)globalThis.auraEarlyView=shown;
}catch{}})()`;
}
