import { markedParts, type MarkedPart } from '../../../domain/participation/marked-text/marked-text'
import type { NamedInText } from '../../../domain/participation/marked-text/named-in-text'
import { volunteerPagePath } from '../../civic/volunteer-pages/volunteer-pages.paths'
import { Link } from '../../frame/kit/buttons/link'

interface NamedPeopleTextProps {
  readonly text: string
  readonly people: NamedInText['people']
}

/** A text with links to the people whom it names; addresses and topics in it stay words. */
export function NamedPeopleText({ text, people }: NamedPeopleTextProps) {
  if (people.length === 0) return text
  return markedParts(text, { people, topics: [] }).map((part, index) =>
    // The parts of one text never change their order.
    part.kind === 'person' ? <PersonLink key={index} part={part} people={people} /> : part.text,
  )
}

interface PersonLinkProps {
  readonly part: Extract<MarkedPart, { kind: 'person' }>
  readonly people: NamedInText['people']
}

/** Somebody whom a text names, under the name of today; one who is gone, or not to be linked, is a word. */
export function PersonLink({ part, people }: PersonLinkProps) {
  const nickname = people.find(({ id }) => id === part.id)?.nickname ?? null
  return nickname === null ? (
    part.text
  ) : (
    <Link look="text" to={volunteerPagePath(part.id)}>
      {`@${nickname}`}
    </Link>
  )
}
