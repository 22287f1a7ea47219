import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../buttons/button'
import { isComposingKey } from './composing-key'
import { Icon } from '../pictures/icon'
import { useKitWords } from '../kit.words'
import { Link } from '../buttons/link'
import { PlainForm } from './plain-form'
import styles from './search-bar.module.css'

interface SearchBarProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called by the keyboard's search key; the text is trimmed. */
  readonly onSearch: (value: string) => void
  readonly placeholder: string
  readonly autoFocus?: boolean
  readonly maxLength?: number
  /** Makes the bar a combobox: its keys move through a list of options below it. */
  readonly options?: SearchBarOptions
}

export interface SearchBarOptions {
  /** Id of the listbox. */
  readonly list: string
  readonly areShown: boolean
  /** Id of the option that the keyboard has chosen. */
  readonly active: string | undefined
  /** Handles a key that does not edit the text; returns whether it was used. */
  readonly onKey: (key: string) => boolean
}

export function SearchBar({ value, onChange, onSearch, placeholder, autoFocus, maxLength, options }: SearchBarProps) {
  const words = useKitWords()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  return (
    <PlainForm
      ref={form}
      role="search"
      className={styles.bar}
      tabIndex={-1}
      onSubmit={() => {
        // Hides the keyboard of a phone, so that the results are visible; the focus stays in the bar.
        if (window.matchMedia?.('(pointer: coarse)').matches) form.current?.focus({ preventScroll: true })
        onSearch(value.trim())
      }}
    >
      <Icon of={Search} size={18} className={styles.glass} />
      <input
        ref={input}
        // An input of type `search` must not have the role of a combobox.
        type={options === undefined ? 'search' : 'text'}
        inputMode="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={words.search}
        placeholder={placeholder}
        value={value}
        autoFocus={autoFocus}
        maxLength={maxLength}
        {...(options !== undefined && {
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': options.areShown,
          'aria-controls': options.areShown ? options.list : undefined,
          'aria-activedescendant': options.active,
          onKeyDown: (event: KeyboardEvent) => {
            if (!isComposingKey(event) && options.onKey(event.key)) event.preventDefault()
          },
        })}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          label={words.clear}
          icon={<Icon of={X} size={16} />}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </PlainForm>
  )
}

interface SearchLinkProps {
  readonly to: string
  readonly placeholder: string
}

/** Looks like a search bar and links to the search screen. */
export function SearchLink({ to, placeholder }: SearchLinkProps) {
  return (
    <Link to={to} className={styles.bar}>
      <Icon of={Search} size={18} className={styles.glass} />
      <span className={styles.placeholder}>{placeholder}</span>
    </Link>
  )
}

interface SearchIconLinkProps {
  readonly to: string
  readonly label: string
}

/** A link to the search, for a bar that has no space for words. */
export function SearchIconLink({ to, label }: SearchIconLinkProps) {
  return (
    <Link to={to} label={label} className={styles.icon}>
      <Icon of={Search} size={22} />
    </Link>
  )
}
