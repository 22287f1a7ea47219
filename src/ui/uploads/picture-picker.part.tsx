import { Plus, RotateCw, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Icon } from '../kit/icon'
import { ProgressRing } from '../kit/progress-ring'
import { useObjectUrl } from '../kit/use-object-url'
import { useWords } from '../words/words'
import styles from './picture-picker.module.css'
import { uploadsWords } from './uploads.words'

export interface PickedPicture {
  readonly id: string
  /** What readers hear; usually the file's name. */
  readonly name: string
  /** The picture itself, or an address that an <img> takes. */
  readonly preview: Blob | string | null
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 1, while it is sent. */
  readonly progress?: number
  /** Why it failed. */
  readonly error?: string
  /** What it waits for. */
  readonly waits?: string
}

interface PicturePickerProps {
  readonly label: string
  readonly items: readonly PickedPicture[]
  /** How many it takes in all. */
  readonly limit: number
  readonly hint?: string
  /** What is wrong with the pictures as a whole. */
  readonly error?: string | null
  /** To be pointed at by the error summary; made up unless given. */
  readonly id?: string
  readonly onAdd: (files: readonly File[]) => void
  readonly onAbort: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** Pictures that go with a form. It keeps nothing itself: what it shows and does is the view-model's. */
export function PicturePicker({
  label,
  items,
  limit,
  hint,
  error,
  id: given,
  onAdd,
  onAbort,
  onRetry,
  onRemove,
}: PicturePickerProps) {
  const words = useWords(uploadsWords)
  const own = useId()
  const id = given ?? own
  const about = [error && `${id}-error`, hint && `${id}-about`].filter(Boolean).join(' ')
  const input = useRef<HTMLInputElement>(null)
  const room = Math.max(0, limit - items.length)
  return (
    <fieldset className={styles.picker} aria-describedby={about || undefined}>
      <legend className={styles.legend}>
        {label} <span className={styles.count}>{words.picturesOf(items.length, limit)}</span>
      </legend>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item} data-state={item.state}>
            <Preview picture={item.preview} name={item.name} />
            {item.state === 'sending' && (
              <span className={styles.cover}>
                <ProgressRing
                  value={item.progress ?? 0}
                  size={40}
                  label={words.uploading(item.name, Math.round((item.progress ?? 0) * 100))}
                />
              </span>
            )}
            {item.state === 'waiting' && <span className={styles.cover}>{item.waits ?? words.waiting}</span>}
            {item.state === 'failed' && (
              <button
                type="button"
                className={styles.cover}
                aria-label={`${words.retryUpload(item.name)} ${item.error ?? ''}`.trim()}
                onClick={() => onRetry(item.id)}
              >
                <Icon of={RotateCw} />
                <span className={styles.reason}>{item.error ?? words.uploadFailed}</span>
              </button>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={item.state === 'sending' ? words.abortUpload(item.name) : words.removePicture(item.name)}
              onClick={() => (item.state === 'sending' ? onAbort : onRemove)(item.id)}
            >
              <Icon of={X} size={14} strokeWidth={2.5} />
            </button>
          </li>
        ))}
        {room > 0 && (
          <li className={styles.item}>
            <button
              type="button"
              id={given}
              className={styles.add}
              aria-invalid={error ? true : undefined}
              aria-label={words.addPicture}
              onClick={() => input.current?.click()}
            >
              <Icon of={Plus} size={28} />
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple={room > 1}
        aria-label={words.addPicture}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []).slice(0, room)
          // The same picture can be picked again after it was removed.
          event.target.value = ''
          if (files.length > 0) onAdd(files)
        }}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-about`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function Preview({ picture, name }: { readonly picture: PickedPicture['preview']; readonly name: string }) {
  const made = useObjectUrl(picture instanceof Blob ? picture : null)
  const address = typeof picture === 'string' ? picture : made
  return address === null ? null : <img className={styles.preview} src={address} alt={name} />
}
