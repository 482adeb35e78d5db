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
}

/** The first reads of pages, by their pathname. */
export type FirstReads = Readonly<Record<string, readonly FirstRead[]>>;

/**
 * Returns an inline script of the page that sends the first reads of the app while the app is still loading, when the app
 * will send the same: with a persisted token that is still usable, and for the feed without a filter.
 * `src/platform/early-read.ts` takes the responses. The server allows the script by its hash.
 * @param reads the addresses must be equal to those of the app's own requests
 * @param feeds the pathnames of the feed
 * @param images for the first post's image, which is requested when its post arrives; only a public one, whose address has
 * no query
 */
export function earlyReadScript(reads: FirstReads, feeds: readonly string[], images: PostImages): string {
  return `(()=>{try{
const reads=${JSON.stringify(reads)}[location.pathname];
if(!reads)return;
const{identity,token}=JSON.parse(localStorage.getItem('aura:v1:session'));
if(!(token.expiresAt-Date.now()>${tokenMarginMs}))return;
const filters=${JSON.stringify(feeds)}.includes(location.pathname)&&JSON.parse(localStorage.getItem('aura:v1:'+identity.uid+':data'))?.feedFilters;
if(filters&&filters.join()!=='all')return;
const{apiRoot,imageRoot}=JSON.parse(document.getElementById('aura-config').textContent);
const load=({posts:[{image,imageMeta:{width}}]})=>{
if(!image||/[.?]/.test(image))return;
const src=imageRoot+image;
const widths=${JSON.stringify(images.widths)}.filter((one)=>one<width);
const srcset=widths.map((one)=>src+'?w='+one+' '+one+'w');
if(widths.length<${images.widths.length})srcset.push(src+' '+width+'w');
Object.assign(new Image,{sizes:${JSON.stringify(images.sizes)},srcset:srcset.join()});
};
globalThis.auraEarlyReads=reads.map(({path,ofUser,showsFirstPost})=>{
const url=apiRoot+path+(ofUser?'?'+new URLSearchParams({[ofUser]:identity.email}):'');
const response=fetch(url,{headers:{Authorization:'Bearer '+token.text}});
(showsFirstPost?response.then((answer)=>answer.clone().json()).then(load):response).catch(()=>{});
return{url,token:token.text,startedAt:Date.now(),response};
});
}catch{}})()`;
}
