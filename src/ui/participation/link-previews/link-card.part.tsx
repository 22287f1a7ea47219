import { Globe, X } from 'lucide-react'
import { FollowLink } from '../../../application/frame/navigation/follow-link'
import type { LinkPreview } from '../../../domain/participation/marked-text/link-preview'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import styles from './links.module.css'
import { linksWords } from './links.words'

interface LinkCardPartProps {
  readonly link: LinkPreview
  /** Takes the card out, for the writer. */
  readonly onRemove?: () => void
}

/**
 * A page of another site as a card. The host is shown first, since title and name are what that site says of itself; the picture is
 * the platform's copy, so that the site learns of nobody who sees the card.
 */
export function LinkCardPart({
  link: { address, host, title, description, site, picture },
  onRemove,
}: LinkCardPartProps) {
  const words = useWords(linksWords)
  const followLink = useService(FollowLink)
  return (
    <article className={styles.card}>
      {picture !== null && (
        <div className={styles.picture}>
          <Image src={picture.address} alt="" ratio="fill" width={96} round="none" />
        </div>
      )}
      <div className={styles.words}>
        <Link
          to={address}
          className={styles.title}
          onClick={(event) => {
            event.preventDefault()
            followLink.execute(address, window.location.origin)
          }}
        >
          {title}
        </Link>
        {description !== '' && <p className={styles.description}>{description}</p>}
        <p className={styles.host}>
          <Icon of={Globe} size={14} /> {site !== '' && site !== host ? `${host} · ${site}` : host}
        </p>
      </div>
      {onRemove !== undefined && (
        <IconButton
          label={words.removeLink}
          icon={<Icon of={X} size={18} />}
          onClick={onRemove}
          className={styles.remove}
        />
      )}
    </article>
  )
}
