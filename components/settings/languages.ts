/** Languages a model commonly writes well; a profile may hold any other, which then joins the list. */
const OFFERED = [
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'nb',
  'fi',
  'el',
  'tr',
  'uk',
  'ru',
  'ro',
  'hu',
  'ar',
  'he',
  'hi',
  'id',
  'vi',
  'th',
  'ja',
  'ko',
  'zh',
]

const nameOf = (tag: string) => {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}

/** Every language by its own name; the profile's own first when it is a regional one, e.g. "en-GB". */
export function languageOptions(current: string): { value: string; label: string }[] {
  const tags = current && !OFFERED.includes(current) ? [current, ...OFFERED] : OFFERED
  return tags.map((value) => ({ value, label: nameOf(value) }))
}
