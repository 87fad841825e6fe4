import { SHELL } from '@/contracts/shell'

/**
 * Runs before the first paint, so that pages which are the same for everyone look right at once: theme, signed-in look,
 * premium, the answer to the 18+ notice, and the native shell. Keys: theme, user, adult.
 */
const SCRIPT = `(function(d,s){try{
var t=s.getItem('theme'),u=s.getItem('user'),a=s.getItem('adult');
if(t==='dark'||t==='light')d.theme=t;
if(u){d.auth='in';if(JSON.parse(u).is_premium)d.premium=''}
if(a==='yes'||a==='no')d.adult=a;
}catch(e){}
var m=${SHELL}.exec(navigator.userAgent);if(m)d.shell=m[1].toLowerCase();
})(document.documentElement.dataset,localStorage)`.replaceAll('\n', '')

export const HeadScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
)
