/** A line of dialogue without its stage directions, `*waves* Hello` → `Hello`; for previews. */
export const plainSpeech = (text: string) =>
  text
    .replace(/\*[^*]*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || text.replaceAll('*', '')
