import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { Character } from '../../../domain/media/characters/character'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { useService } from '../../frame/shell/app-context'
import styles from './characters.module.css'

interface CharacterRowProps {
  readonly character: Character
  readonly first: boolean
}

/** A person's portrait, role and story, which link to their article or account. */
export const CharacterRow = observer(function CharacterRow({
  character: { name, role, story, portrait, target },
  first,
}: CharacterRowProps) {
  const address = shownAddress(useService(Navigator), target)
  return (
    <article className={styles.person} aria-label={name}>
      {portrait !== null && (
        <div className={styles.portrait}>
          <Image src={portrait} alt="" ratio="1:1" first={first} />
        </div>
      )}
      <div className={styles.about}>
        <h2 className={styles.name}>
          {address === null ? (
            name
          ) : (
            <Link to={address} className={styles.link}>
              {name}
            </Link>
          )}
        </h2>
        <p className={styles.role}>{role}</p>
        <p className={styles.story}>{story}</p>
      </div>
    </article>
  )
})
