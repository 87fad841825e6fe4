import { parseSpoken } from './parse-spoken'

type SpokenTextProps = {
  text: string
  /** The text is still growing. */
  running?: boolean
  /** Colour class of the actions. */
  actionClass?: string
}

/** What is said, with what is done in italics. */
export const SpokenText = ({ text, running, actionClass = 'text-muted' }: SpokenTextProps) =>
  parseSpoken(text, running).map((part, index) => {
    if (part.kind === 'said') return part.text
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>
    return (
      <em key={index} className={actionClass}>
        {part.text}
      </em>
    )
  })
