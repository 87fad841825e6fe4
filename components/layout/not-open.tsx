import { Hourglass } from 'lucide-react'

/** Says plainly that something cannot be done here yet. */
export const NotOpen = ({ title, text }: { title: string; text: string }) => (
  <aside className='flex gap-4 rounded-md bg-surface p-5 hairline'>
    <Hourglass aria-hidden className='size-5 flex-none text-warn' />
    <div>
      <p className='font-semibold'>{title}</p>
      <p className='mt-1 text-sm text-pretty text-muted'>{text}</p>
    </div>
  </aside>
)
