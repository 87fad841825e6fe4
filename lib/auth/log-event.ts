/** Tells whoever listens (analytics, native shells) that something happened. Carries no personal data. */
export const logEvent = (name: string, detail: Record<string, string> = {}) =>
  void window.dispatchEvent(new CustomEvent('app-event', { detail: { name, ...detail } }))
