import { useId, type ReactNode } from 'react'

type SectionProps = { title: string; text?: ReactNode; id?: string; children: ReactNode }

/** One card of /settings. `id` is its place in the page, for links. */
export function Section({ title, text, id, children }: SectionProps) {
  const own = useId()
  return (
    <section
      id={id}
      aria-labelledby={own}
      className='scroll-mt-[calc(var(--top)+5rem)] lg:scroll-mt-[calc(var(--top)+1rem)] rounded-lg bg-surface p-5 hairline sm:p-6'
    >
      <h2 id={own} className='title text-lg'>
        {title}
      </h2>
      {text ? <p className='mt-1 max-w-[60ch] text-pretty text-sm text-muted'>{text}</p> : null}
      <div className='mt-4'>{children}</div>
    </section>
  )
}

type RowProps = { name: ReactNode; text?: ReactNode; children?: ReactNode }

/** A line of a card: what it is on the left, its value or its act on the right, below on narrow screens. */
export const Row = ({ name, text, children }: RowProps) => (
  <div className='flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0'>
    <div className='min-w-0 flex-1 basis-40'>
      <p className='font-medium break-words'>{name}</p>
      {text ? <p className='text-pretty text-sm text-muted'>{text}</p> : null}
    </div>
    {children ? <div className='flex max-w-full flex-none flex-wrap items-center gap-2'>{children}</div> : null}
  </div>
)
