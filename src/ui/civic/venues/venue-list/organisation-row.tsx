import type { LocatedOrganisation } from '../../../../domain/civic/practice-homes/practice-home'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Link } from '../../../frame/kit/buttons/link'
import { Meta } from '../../../frame/kit/facts/meta'
import { practiceHomePath } from '../../practice-homes/practice-homes.paths'
import { useFormat } from '../../../frame/words/use-format'
import styles from '../person-row.module.css'

/** An organisation in the list of places; it leads to the page of its volunteers. */
export function OrganisationRow({
  organisation: { id, name, logo, address, distance },
}: {
  readonly organisation: LocatedOrganisation
}) {
  const format = useFormat()
  return (
    <article className={styles.row}>
      <Avatar src={logo} name={name} square />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={practiceHomePath(id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.quiet}>{address}</p>
        {distance !== null && <Meta parts={[format.distance(distance)]} />}
      </div>
    </article>
  )
}
