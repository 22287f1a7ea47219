import { AtSign, Hash } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { SuggestedName, SuggestedNames } from '../../../application/participation/mentions/suggested-names'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { IconButton } from '../../frame/kit/buttons/button'
import { classNames } from '../../frame/kit/styles/class-names'
import { Icon } from '../../frame/kit/pictures/icon'
import { useWords } from '../../frame/words/words'
import styles from './naming.module.css'
import { namingWords } from './naming.words'

interface SuggestedNamesListProps {
  readonly id: string
  readonly suggested: SuggestedNames
  readonly onChoose: (option: SuggestedName) => void
}

/** The people and topics that fit what is being typed, below the field. */
export const SuggestedNamesList = observer(function SuggestedNamesList({
  id,
  suggested,
  onChoose,
}: SuggestedNamesListProps) {
  const words = useWords(namingWords)
  const { isOpen, options, active, mark } = suggested
  return (
    <>
      <p role="status" className={styles.hidden}>
        {isOpen ? words.found(options.length) : ''}
      </p>
      {isOpen && (
        <ul
          id={id}
          role="listbox"
          aria-label={mark?.kind === 'person' ? words.people : words.topics}
          className={styles.options}
        >
          {options.map((option, index) => (
            // The field handles the keys that choose an option.
            <li
              key={option.kind === 'person' ? option.person.id : option.title}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classNames(styles.option, index === active && styles.active)}
              // The field keeps the focus, whose loss would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <OptionWords option={option} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
})

function OptionWords({ option }: { readonly option: SuggestedName }) {
  const words = useWords(namingWords)
  if (option.kind === 'person')
    return (
      <>
        <Avatar src={option.person.avatar} name={option.person.nickname} size="small" />
        <span className={styles.name}>{option.person.nickname}</span>
      </>
    )
  return (
    <>
      <Icon of={Hash} size={18} />
      <span className={styles.name}>{option.title}</span>
      {option.isNew && <span className={styles.note}>{words.newTopic}</span>}
    </>
  )
}

/** Begins naming somebody, for those who do not know that a mark can be typed. */
export function NamePersonButton({ onBegin }: { readonly onBegin: () => void }) {
  const words = useWords(namingWords)
  return (
    <IconButton label={words.namePerson} caption={words.namePerson} icon={<Icon of={AtSign} />} onClick={onBegin} />
  )
}
