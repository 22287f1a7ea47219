import { Camera } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import styles from './my-picture.module.css'
import { avatarWords } from './avatar.words'

/** The member's picture as a button that changes it. */
export const MyPicture = observer(function MyPicture(button: Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) {
  const words = useWords(avatarWords)
  const { user } = useService(SessionStore)
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} {...button}>
        <Avatar src={user?.avatar ?? null} name={user?.nickname ?? ''} size="large" />
        <span className={styles.words}>
          <Icon of={Camera} size={18} />
          {words.changeAvatar}
        </span>
      </button>
    </div>
  )
})
