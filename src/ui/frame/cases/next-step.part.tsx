import { Badge, type BadgeTone } from '../kit/badges/badge'
import { ButtonLink } from '../kit/buttons/link'

/** A case in its reader's own list: its state for them, and their next step. */
export interface NextStep {
  readonly text: string
  readonly tone: BadgeTone
  /** Leads to where the step is done; null when it is not the reader's turn. */
  readonly act: { readonly label: string; readonly to: string } | null
}

/** The state of a case for its reader, in one badge. */
export function NextBadge({ next: { text, tone } }: { readonly next: NextStep }) {
  return <Badge tone={tone}>{text}</Badge>
}

/** The reader's next step; renders nothing when it is not their turn. */
export function NextAct({ next: { act } }: { readonly next: NextStep }) {
  return act === null ? null : (
    <ButtonLink to={act.to} small>
      {act.label}
    </ButtonLink>
  )
}
