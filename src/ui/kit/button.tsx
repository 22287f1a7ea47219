import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  /** 'secondary' unless told. One primary button a screen. */
  readonly kind?: ButtonKind
  /** A small one looks 32 px high and still takes a finger of full size. */
  readonly small?: boolean
  /** As wide as its place. */
  readonly block?: boolean
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Before the words, such as `<Icon of={Plus} />`. */
  readonly icon?: ReactNode
  /** Something is under way: it turns, keeps its width and its focus, and does nothing more. */
  readonly busy?: boolean
}

/** The classes of a button, for what looks like one and is a link. */
export function buttonClasses({ kind = 'secondary', small = false, block = false }: ButtonLook): string {
  return classNames(styles.button, styles[kind], small && styles.small, block && styles.block)
}

export function Button({
  kind,
  small,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClasses({ kind, small, block }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {busy && <span className={styles.turning} aria-hidden="true" />}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** What it does, for those who cannot see the icon. */
  readonly label: string
  readonly icon: ReactNode
  /** A number or word beside the icon, such as how many likes. */
  readonly text?: string
  /** A word under the icon that shows, too; the label has it. */
  readonly caption?: string
  /** For what can be on or off, such as a like. */
  readonly pressed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** An icon that takes a finger: 44 px, 60 px in elder mode. */
export function IconButton({
  label,
  icon,
  text,
  caption,
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={text === undefined ? label : `${label} ${text}`}
      aria-pressed={pressed}
      className={classNames(
        styles.iconButton,
        caption !== undefined && styles.captioned,
        pressed && styles.pressed,
        className,
      )}
    >
      {icon}
      {(text ?? caption) !== undefined && <span aria-hidden="true">{text ?? caption}</span>}
    </button>
  )
}
