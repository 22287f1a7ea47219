import { Phone } from 'lucide-react'
import type { VenueStaffMember } from '../../../../domain/civic/venues/venue'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { useWords } from '../../../frame/words/words'
import styles from '../person-row.module.css'
import { venuesWords } from '../venues.words'

/** A member of a venue's staff, with their office number where it is public. */
export function StaffRow({ person: { name, role, photo, phone } }: { readonly person: VenueStaffMember }) {
  const words = useWords(venuesWords)
  return (
    <div className={styles.row}>
      <Avatar src={photo} name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.quiet}>{role}</p>
      </div>
      {phone !== null && (
        <ButtonLink to={`tel:${phone}`} small label={words.call(`${name} ${phone}`)}>
          <Icon of={Phone} size={18} />
        </ButtonLink>
      )}
    </div>
  )
}
