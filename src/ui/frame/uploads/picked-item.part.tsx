import { RotateCw, X } from 'lucide-react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { Icon } from '../kit/pictures/icon'
import { ProgressRing } from '../kit/feedback/progress-ring'
import { usePictureAddress } from '../kit/pictures/use-picture-address'
import { useWords } from '../words/words'
import styles from './picture-picker.module.css'
import { uploadsWords } from './uploads.words'

export interface PickedPicture {
  readonly id: string
  /** Accessible name; usually the file's name. */
  readonly name: string
  /** The picture as data, or an address for an <img>. */
  readonly preview: Blob | string | null
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** The progress of the upload, 0 to 1. */
  readonly progress?: number
  /** Why it failed. */
  readonly error?: string
  /** Words for what the upload is waiting for. */
  readonly waitingReason?: string
}

export interface PickedItemProps {
  readonly item: PickedPicture
  readonly onAbort: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
  /** What moves it to another place; none where there is no order. */
  readonly grip?: ReactNode
  readonly place?: {
    readonly ref: Ref<HTMLLIElement>
    readonly style: CSSProperties
    readonly 'data-lifted': true | undefined
  }
}

/** One picture, with the progress of its upload and the buttons to act on it. */
export function PickedItem({ item, onAbort, onRetry, onRemove, grip, place }: PickedItemProps) {
  const words = useWords(uploadsWords)
  return (
    <li className={styles.item} data-state={item.state} {...place}>
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
      {item.state === 'waiting' && <span className={styles.cover}>{item.waitingReason ?? words.waiting}</span>}
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
      {grip}
      <button
        type="button"
        className={styles.remove}
        aria-label={item.state === 'sending' ? words.abortUpload(item.name) : words.removePicture(item.name)}
        onClick={() => (item.state === 'sending' ? onAbort : onRemove)(item.id)}
      >
        <Icon of={X} size={14} strokeWidth={2.5} />
      </button>
    </li>
  )
}

function Preview({ picture, name }: { readonly picture: PickedPicture['preview']; readonly name: string }) {
  const objectUrl = usePictureAddress(picture instanceof Blob ? picture : null)
  const address = typeof picture === 'string' ? picture : objectUrl
  if (address === null) return null
  // A video shows only its first frame, without sound or controls.
  if (picture instanceof Blob && picture.type.startsWith('video/'))
    return <video className={styles.preview} src={address} muted playsInline preload="metadata" aria-label={name} />
  return <img className={styles.preview} src={address} alt={name} />
}
