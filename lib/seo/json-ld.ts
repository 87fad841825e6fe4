/** A value as the text of an `application/ld+json` script; `<` is escaped so that no text can close the script. */
export const jsonLdText = (value: Record<string, unknown>) =>
  JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c')
