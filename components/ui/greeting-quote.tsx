import { Spoken } from './spoken'

/** What somebody says first, set apart as a bubble of its own. */
export const GreetingQuote = ({ text }: { text: string }) => (
  <blockquote className='max-w-[62ch] rounded-lg rounded-es-sm bg-raised px-5 py-4 text-pretty whitespace-pre-wrap wrap-anywhere [&_em]:text-muted'>
    <Spoken text={text} />
  </blockquote>
)
