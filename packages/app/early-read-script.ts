/** Tokens are not used in their last 5 minutes, as in `persisted-session.ts`. */
const tokenMarginMs = 5 * 60_000;

/**
 * A first read of a page: its address below the API's root, with the current user's email at the end where `ofUser` names
 * its parameter.
 */
export interface FirstRead {
  readonly path: string;
  readonly ofUser?: string;
  /** Whether it is a list of posts of which the page shows the first one. */
  readonly showsFirstPost?: true;
}

/** How the page loads the image of a post. */
export interface PostImages {
  /** In pixels, smallest first. */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** Classes of the image in the box of a post, which it fills. */
  readonly className: string;
  /** The largest ratio of a box in both directions; an image beyond it does not fill its box. */
  readonly maxRatio: number;
}

/** The first reads of pages, by their pathname. */
export type FirstReads = Readonly<Record<string, readonly FirstRead[]>>;

/**
 * Returns an inline script of the page that sends the first reads of the app while the app is still loading, when the app
 * will send the same: with a persisted token that is still usable, and for the feed without a filter.
 * `src/platform/early-read.ts` takes the responses. The server allows the script by its hash.
 * @param reads the addresses must be equal to those of the app's own requests
 * @param feeds the pathnames of the feed
 * @param images for the first post's image, which is requested when its post arrives, and shown while the page still shows
 * the placeholder of the feed; only a public one, whose address has no query
 */
export function earlyReadScript(reads: FirstReads, feeds: readonly string[], images: PostImages): string {
  return `(()=>{try{
const reads=${JSON.stringify(reads)}[location.pathname];
if(!reads)return;
const{identity,token}=JSON.parse(localStorage.getItem('aura:v1:session'));
if(!(token.expiresAt-Date.now()>${tokenMarginMs}))return;
const{feedFilters:filters,deletedPostIds:deleted=[]}=JSON.parse(localStorage.getItem('aura:v1:'+identity.uid+':data'))??{};
if(filters&&filters.join()!=='all'&&${JSON.stringify(feeds)}.includes(location.pathname))return;
const{apiRoot,imageRoot}=JSON.parse(document.getElementById('aura-config').textContent);
const load=({posts})=>{
const{image,imageAlt,imageMeta:{width,height}}=posts.find(({id})=>!deleted.includes(id));
if(!image||/[.?]/.test(image))return;
const src=imageRoot+image;
const widths=${JSON.stringify(images.widths)}.filter((one)=>one<width);
const srcset=widths.map((one)=>src+'?w='+one+' '+one+'w');
if(widths.length<${images.widths.length})srcset.push(src+' '+width+'w');
const img=Object.assign(new Image,{fetchPriority:'high',decoding:'sync',alt:imageAlt,sizes:${JSON.stringify(images.sizes)},srcset:srcset.join()});
const box=document.querySelector('[data-early-view] [data-ratio]');
const ratio=width/height;
if(!box||!(ratio>=${1 / images.maxRatio}&&ratio<=${images.maxRatio}))return;
box.style.setProperty('--ratio',ratio);
img.className=${JSON.stringify(images.className)};
img.onerror=()=>img.remove();
box.append(img);
};
globalThis.auraEarlyReads=reads.map(({path,ofUser,showsFirstPost})=>{
const url=apiRoot+path+(ofUser?(path.includes('?')?'&':'?')+new URLSearchParams({[ofUser]:identity.email}):'');
const response=fetch(url,{headers:{Authorization:'Bearer '+token.text}});
(showsFirstPost?response.then((answer)=>answer.clone().json()).then(load):response).catch(()=>{});
return{url,token:token.text,startedAt:Date.now(),response};
});
}catch{}})()`;
}
