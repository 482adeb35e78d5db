/** Tokens are not used in their last 5 minutes, as in `persisted-session.ts`. */
const tokenMarginMs = 5 * 60_000;

/**
 * A first read of a page: its address below the API's root, with the current user's email at the end where `ofUser` names
 * its parameter.
 */
export interface FirstRead {
  readonly path: string;
  readonly ofUser?: string;
}

/** The first reads of pages, by their pathname. */
export type FirstReads = Readonly<Record<string, readonly FirstRead[]>>;

/**
 * Returns an inline script of the page that sends the first reads of the app while the app is still loading, when the app
 * will send the same: with a persisted token that is still usable, and for the feed without a filter.
 * `src/platform/early-read.ts` takes the responses. The server allows the script by its hash.
 * @param reads the addresses must be equal to those of the app's own requests
 * @param feeds the pathnames of the feed
 */
export function earlyReadScript(reads: FirstReads, feeds: readonly string[]): string {
  return `(()=>{try{
const reads=${JSON.stringify(reads)}[location.pathname];
if(!reads)return;
const{identity,token}=JSON.parse(localStorage.getItem('aura:v1:session'));
if(!(token.expiresAt-Date.now()>${tokenMarginMs}))return;
const filters=${JSON.stringify(feeds)}.includes(location.pathname)&&JSON.parse(localStorage.getItem('aura:v1:'+identity.uid+':data'))?.feedFilters;
if(filters&&filters.join()!=='all')return;
const{apiRoot}=JSON.parse(document.getElementById('aura-config').textContent);
globalThis.auraEarlyReads=reads.map(({path,ofUser})=>{
const url=apiRoot+path+(ofUser?'?'+new URLSearchParams({[ofUser]:identity.email}):'');
const response=fetch(url,{headers:{Authorization:'Bearer '+token.text}});
response.catch(()=>{});
return{url,token:token.text,startedAt:Date.now(),response};
});
}catch{}})()`;
}
