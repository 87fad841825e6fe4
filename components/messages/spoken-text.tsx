import { parseBlocks } from './parse-blocks'
import { parseSpoken } from './parse-spoken'

type SpokenTextProps = {
  text: string
  /** The text is still growing. */
  running?: boolean
  /** Color class of the actions. */
  actionClass?: string
}

const Line = ({ text, running, actionClass = 'text-muted' }: SpokenTextProps) =>
  parseSpoken(text, running).map((part, index) => {
    if (part.kind === 'said') return part.text
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>
    return (
      <em key={index} className={actionClass}>
        {part.text}
      </em>
    )
  })

/** What is said, with what is done in italics, lists as lists and quotes as quotes. */
export function SpokenText({ text, running, actionClass }: SpokenTextProps) {
  const blocks = parseBlocks(text)
  if (blocks.length === 1 && blocks[0]!.kind === 'text') return <Line text={text} running={running} actionClass={actionClass} />
  return blocks.map((block, index) => {
    const grows = running && index === blocks.length - 1
    if (block.kind === 'text') {
      return (
        <span key={index} className='block'>
          <Line text={block.text} running={grows} actionClass={actionClass} />
        </span>
      )
    }
    const lines = block.lines.map((line, at) => {
      const inside = <Line text={line} running={grows && at === block.lines.length - 1} actionClass={actionClass} />
      return block.kind === 'quote' ? (
        <span key={at} className='block'>
          {inside}
        </span>
      ) : (
        <li key={at}>{inside}</li>
      )
    })
    if (block.kind === 'quote') {
      return (
        <blockquote key={index} className='my-1.5 border-s-2 border-edge ps-3'>
          {lines}
        </blockquote>
      )
    }
    return block.kind === 'numbers' ? (
      <ol key={index} start={block.start} className='my-1.5 list-decimal ps-6'>
        {lines}
      </ol>
    ) : (
      <ul key={index} className='my-1.5 list-disc ps-5'>
        {lines}
      </ul>
    )
  })
}
