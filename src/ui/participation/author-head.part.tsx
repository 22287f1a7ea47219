import type { ReactNode } from 'react'
import { Avatar } from '../frame/kit/pictures/avatar'
import { Meta } from '../frame/kit/facts/meta'
import styles from './author-head.module.css'
import { MemberNamePart } from './member-name.part'

interface AuthorHeadPartProps {
  readonly author: { readonly id: string; readonly nickname: string; readonly avatar: string | null }
  /** The facts below the name, such as the time. */
  readonly parts: readonly (ReactNode | null | undefined | false)[]
  /** A badge at the end of the row. */
  readonly children?: ReactNode
}

/** Shows who wrote something, with a link to their public page. */
export function AuthorHeadPart({ author, parts, children }: AuthorHeadPartProps) {
  return (
    <div className={styles.head}>
      <Avatar src={author.avatar} name={author.nickname} />
      <div className={styles.who}>
        <p>
          <MemberNamePart member={author} />
        </p>
        <Meta parts={parts} />
      </div>
      {children}
    </div>
  )
}
