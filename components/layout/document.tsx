import type { ReactNode } from 'react'

/** Paragraphs of a message, which are separated by an empty line in it. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className='mt-3 text-pretty'>
      {paragraph}
    </p>
  ))

type DocumentSectionProps = { id: string; title: string; text: string; children?: ReactNode }

/** A headed part of a long text, with an anchor. */
export const DocumentSection = ({ id, title, text, children }: DocumentSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className='scroll-mt-[calc(var(--top)+1rem)] pt-8'>
    <h2 id={`${id}-title`} className='title text-lg'>
      {title}
    </h2>
    <Paragraphs text={text} />
    {children}
  </section>
)
