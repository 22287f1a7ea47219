import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './button'
import { Icon } from './icon'
import { useKitWords } from './kit.words'
import { Link } from './link'
import styles from './search-bar.module.css'

interface SearchBarProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** By the keyboard's search key; the text is trimmed. */
  readonly onSearch: (value: string) => void
  readonly placeholder: string
  readonly autoFocus?: boolean
}

export function SearchBar({ value, onChange, onSearch, placeholder, autoFocus }: SearchBarProps) {
  const words = useKitWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      action="."
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        // Hides the keyboard, so that the results are visible.
        input.current?.blur()
        onSearch(value.trim())
      }}
    >
      <Icon of={Search} size={18} className={styles.glass} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={words.search}
        placeholder={placeholder}
        value={value}
        autoFocus={autoFocus}
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
    </form>
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
