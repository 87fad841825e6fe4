/**
 * A message key that is put together at run time from data, e.g. an option's name, for a typed `t`. Only for sets of keys that a
 * test compares with the catalog; everything else names its key, so that the compiler checks it.
 */
export const messageKey = <T extends (key: never) => string>(_t: T, key: string) => key as Parameters<T>[0]
