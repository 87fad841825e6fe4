/** Specification.md section 1: the native shells are known by their user agent. */
export const isNative = () => typeof navigator !== 'undefined' && /KrushiOS|KrushAndroid/.test(navigator.userAgent)
