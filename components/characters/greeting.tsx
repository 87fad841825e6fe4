import { Spoken } from '@/components/ui/spoken'

/** What a character says first. */
export const Greeting = ({ text }: { text: string }) => (
  <blockquote className='max-w-[62ch] rounded-lg rounded-bl-sm bg-raised px-5 py-4 text-pretty whitespace-pre-line wrap-anywhere [&_em]:text-muted'>
    <Spoken text={text} />
  </blockquote>
)
