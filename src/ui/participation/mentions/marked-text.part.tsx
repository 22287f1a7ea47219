import { FollowLink } from '../../../application/frame/navigation/follow-link'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import { markedParts, type MarkedPart } from '../../../domain/participation/marked-text/marked-text'
import type { NamedInText } from '../../../domain/participation/marked-text/named-in-text'
import { Link } from '../../frame/kit/buttons/link'
import { useService } from '../../frame/shell/app-context'
import { searchOfPath } from '../../overview/search/search.paths'
import { PersonLink } from './named-people-text.part'
import styles from './naming.module.css'

interface MarkedTextPartProps {
  readonly text: string
  readonly named: NamedInText
}

/**
 * A text that somebody wrote, with links to the people and topics that it names, and to addresses. A person has the
 * name of today; one who is gone, or not to be linked, is a word.
 */
export function MarkedTextPart({ text, named }: MarkedTextPartProps) {
  return (
    <span className={styles.text}>
      {markedParts(text, named).map((part, index) => (
        // The parts of one text never change their order.
        <Part key={index} part={part} named={named} />
      ))}
    </span>
  )
}

function Part({ part, named }: { readonly part: MarkedPart; readonly named: NamedInText }) {
  const followLink = useService(FollowLink)
  switch (part.kind) {
    case 'text':
      return part.text
    case 'person':
      return <PersonLink part={part} people={named.people} />
    case 'topic':
      return (
        <Link look="text" to={(part.id === null ? null : contentPath('topic', part.id)) ?? searchOfPath(part.title)}>
          {part.text}
        </Link>
      )
    case 'link':
      return (
        <Link
          look="text"
          to={part.address}
          onClick={(event) => {
            event.preventDefault()
            followLink.execute(part.address, window.location.origin)
          }}
        >
          {part.text}
        </Link>
      )
  }
}
