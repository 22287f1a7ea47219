import styles from './state.module.css'

export type StateSubject =
  | 'nothing'
  | 'comments'
  | 'favourites'
  | 'history'
  | 'earnings'
  | 'search'
  | 'messages'
  | 'gone'
  | 'busy'
  | 'offline'

// Each symbol is drawn in the speech bubble over the square, 28 units wide around (0, 0).
const marks: Readonly<Record<StateSubject, string>> = {
  nothing: 'M-9-6H9M-9 0H4M-9 6H7',
  comments: 'M-6 0h.01M0 0h.01M6 0h.01',
  favourites: 'M0-8l2.5 5 5.5.8-4 3.9.95 5.5L0 4.6l-4.95 2.6.95-5.5-4-3.9 5.5-.8z',
  history: 'M9 0A9 9 0 1 1 0-9a9 9 0 0 1 7 3.5M8-9v4H4M0-5v5l3.5 2',
  earnings: 'M9 0A9 9 0 1 1 0-9 9 9 0 0 1 9 0M-4-5l4 4.5L4-5M0-.5V6M-4 0h8M-4 3h8',
  search: 'M4.5-1.5A6 6 0 1 1-1.5-7.5a6 6 0 0 1 6 6M3 3l5.5 5.5',
  messages: 'M-9-6H9V6H-9zM-9-5L0 2l9-7',
  gone: 'M-6-6L6 6M6-6L-6 6',
  busy: 'M-6-9H6M-6 9H6M-5-9C-5-3 5 3 5 9M5-9C5-3-5 3-5 9',
  offline: 'M-9-2a13 13 0 0 1 18 0M-5 2.5a7 7 0 0 1 10 0M0 7h.01M-8-9L8 9',
}

/** An empty town square: roofs, a tree, a lamp and a bench, with the subject in a speech bubble above. */
export function StatePicture({ subject }: { readonly subject: StateSubject }) {
  return (
    <svg className={styles.picture} viewBox="0 0 168 112" aria-hidden="true">
      <circle className={styles.sun} cx="84" cy="56" r="46" />
      <path className={styles.house} d="M22 104V76l14-12 14 12v28z" />
      <path d="M126 104V70h24v34z" />
      <circle className={styles.tree} cx="108" cy="79" r="9" />
      <path d="M8 104h152M32 104V90h8v14M132 78h4M140 78h4M132 87h4M140 87h4M122 70h32M108 104V88M60 104v-6M82 104v-6M57 98h28M58 92h26" />
      <path
        className={styles.paper}
        d="M62 16h44a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H88l-8 8v-8H62a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z"
      />
      <path className={styles.mark} transform="translate(84 37)" d={marks[subject]} />
    </svg>
  )
}
