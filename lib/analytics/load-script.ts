/** A script of a third party. Only pages whose policy names its host can load it. */
export function loadScript(src: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** First names of the cookies that tags keep on our own site. */
const TAG_COOKIES = /^(_ga|_gid|_gcl|_ttp|_tt_)/

/** Removes what tags have left behind, on this host and on those above it. */
export function forgetTagCookies() {
  const labels = window.location.hostname.split('.')
  const hosts = labels.map((_, index) => labels.slice(index).join('.'))
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!TAG_COOKIES.test(name)) continue
    for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
