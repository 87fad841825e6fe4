/** Dialogue with its stage directions, which are written between asterisks, in italics. */
export const Spoken = ({ text }: { text: string }) =>
  text
    .split(/(\*[^*]+\*)/)
    .map((part, index) => (part.length > 2 && part.startsWith('*') && part.endsWith('*') ? <em key={index}>{part.slice(1, -1)}</em> : part))
