import { AtSign, Hash } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useLayoutEffect, useRef } from 'react'
import type { SuggestedName, SuggestedNames } from '../../../application/participation/mentions/suggested-names'
import { withChosen, type NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import { Avatar } from '../../frame/kit/avatar'
import { Button } from '../../frame/kit/button'
import { classNames } from '../../frame/kit/class-names'
import { Icon } from '../../frame/kit/icon'
import { TextArea } from '../../frame/kit/text-area'
import { useWords } from '../../frame/words/words'
import styles from './naming.module.css'
import { namingWords } from './naming.words'

interface MarkedTextFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  readonly value: string
  readonly maxLength: number
  readonly rows?: number
  readonly suggested: SuggestedNames
  readonly onChange: (text: string) => void
  /** Called with a text in which somebody was just named. */
  readonly onName: (text: string, person: NamedPerson) => void
}

/**
 * A field for a text that may name people with `@` and topics between `#`. What fits what is typed is suggested below
 * it; the focus stays in the field, which refers to the option that the arrow keys have chosen.
 */
export const MarkedTextField = observer(function MarkedTextField({
  suggested,
  onChange,
  onName,
  ...field
}: MarkedTextFieldProps) {
  const words = useWords(namingWords)
  const list = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number | null>(null)
  const { value } = field
  // A value that is set from outside would move the caret to the end.
  useLayoutEffect(() => {
    if (caretAfter.current === null || area.current === null) return
    area.current.focus()
    area.current.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [value])
  const caret = () => area.current?.selectionEnd ?? value.length
  const choose = (option: SuggestedName | undefined) => {
    const { mark } = suggested
    if (option === undefined || mark === null) return
    const chosen = option.kind === 'person' ? option.person.nickname : option.title
    const { text, caret: after } = withChosen(value, caret(), mark, chosen)
    caretAfter.current = after
    suggested.close()
    if (option.kind === 'person') onName(text, { id: option.person.id, name: chosen })
    else onChange(text)
  }
  /** Writes a mark at the caret, for those who do not know that it can be typed. */
  const begin = (sign: '@' | '#') => {
    const at = caret()
    const isWord = /\w$/.test(value.slice(0, at))
    const text = `${value.slice(0, at)}${isWord ? ' ' : ''}${sign}`
    caretAfter.current = text.length
    onChange(text + value.slice(at))
    suggested.type(text + value.slice(at), text.length)
  }
  const onKey = (key: string): boolean => {
    if (!suggested.isOpen) return false
    if (key === 'ArrowDown') suggested.move(1)
    else if (key === 'ArrowUp') suggested.move(-1)
    else if (key === 'Escape') suggested.close()
    else if (key === 'Enter' || key === 'Tab') choose(suggested.options[suggested.active])
    else return false
    return true
  }
  return (
    <div className={styles.field}>
      <TextArea
        {...field}
        ref={area}
        more={{
          'aria-autocomplete': 'list',
          'aria-controls': suggested.isOpen ? list : undefined,
          'aria-activedescendant': suggested.isOpen ? `${list}-${suggested.active}` : undefined,
          onKeyDown: (event) => {
            // While an input method composes, its keys choose characters.
            if (!event.nativeEvent.isComposing && onKey(event.key)) event.preventDefault()
          },
          onSelect: ({ currentTarget: { value: text, selectionEnd } }) => suggested.type(text, selectionEnd),
        }}
        onChange={(text) => {
          onChange(text)
          suggested.type(text, caret())
        }}
        onBlur={() => suggested.close()}
      />
      <SuggestedNamesList id={list} suggested={suggested} onChoose={choose} />
      <div className={styles.marks}>
        <Button small icon={<Icon of={AtSign} size={16} />} onClick={() => begin('@')}>
          {words.namePerson}
        </Button>
        <Button small icon={<Icon of={Hash} size={16} />} onClick={() => begin('#')}>
          {words.nameTopic}
        </Button>
      </div>
    </div>
  )
})

interface SuggestedNamesListProps {
  readonly id: string
  readonly suggested: SuggestedNames
  readonly onChoose: (option: SuggestedName) => void
}

const SuggestedNamesList = observer(function SuggestedNamesList({ id, suggested, onChoose }: SuggestedNamesListProps) {
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
