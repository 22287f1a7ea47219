import { Badge, type BadgeTone } from '../kit/badge'
import { ButtonLink } from '../kit/link'

/** What a case of the reader's says to them in a list: how it stands for them, and what they can do next. */
export interface NextStep {
  readonly text: string
  readonly tone: BadgeTone
  /** Leads to where it is done; null when it is not the reader's turn. */
  readonly act: { readonly label: string; readonly to: string } | null
}

/** How it stands, in one badge. */
export function NextBadge({ next: { text, tone } }: { readonly next: NextStep }) {
  return <Badge tone={tone}>{text}</Badge>
}

/** What the reader can do next; nothing when it is not their turn. */
export function NextAct({ next: { act } }: { readonly next: NextStep }) {
  return act === null ? null : (
    <ButtonLink to={act.to} small>
      {act.label}
    </ButtonLink>
  )
}
