// A build loader (lib/api/browser-build.mjs): sonner without the style element that it adds to the page when it is loaded,
// which the content security policy refuses. components/ui/toaster.tsx imports the same rules as a file.
const INJECTION = /^__insertCSS\(".*"\);?$/m

/** Throws where sonner has changed, so that a new version cannot bring the element back unseen. */
export function withoutInjection(source) {
  if (!INJECTION.test(source)) throw new Error('sonner no longer injects its styles the way lib/api/browser-sonner.mjs knows.')
  return source.replace(INJECTION, '')
}

export default withoutInjection
