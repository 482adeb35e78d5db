/** The request parameters of the first page of the feed. */
interface FirstPage {
  readonly limit: number;
  readonly sort_by: string;
  readonly sort_order: string;
  readonly offset: number;
}

/** Tokens are not used in their last 5 minutes, as in `persisted-session.ts`. */
const tokenMarginMs = 5 * 60_000;

/**
 * Returns an inline script of the page that requests the first page of the feed while the app is still loading, when the
 * app will request the same: with a persisted token that is still usable, and without a filter.
 * `src/platform/early-read.ts` takes the response. The server allows the script by its hash.
 * @param page in the order of the app's own request, whose address must be equal
 */
export function earlyFeedScript(page: FirstPage): string {
  const query = Object.entries(page).map(([name, value]) => `${name}=${value}`);
  return `(()=>{try{
if(!['/','/home'].includes(location.pathname))return;
const{identity,token}=JSON.parse(localStorage.getItem('aura:v1:session'));
if(!(token.expiresAt-Date.now()>${tokenMarginMs}))return;
const filters=JSON.parse(localStorage.getItem('aura:v1:'+identity.uid+':data'))?.feedFilters;
if(filters&&filters.join()!=='all')return;
const url=JSON.parse(document.getElementById('aura-config').textContent).apiRoot+'/posts?${query.join('&')}';
const response=fetch(url,{headers:{Authorization:'Bearer '+token.text}});
response.catch(()=>{});
globalThis.auraEarlyRead={url,token:token.text,startedAt:Date.now(),response};
}catch{}})()`;
}
