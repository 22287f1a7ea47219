import { CalendarClock, CalendarDays, Clock, Users } from 'lucide-react'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import type { ProjectCard } from '../../../domain/civic/projects/project'
import { Badge } from '../../frame/kit/badges/badge'
import { CardFact } from '../../frame/kit/cards/card-row'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './projects.module.css'
import { projectPath } from './projects.paths'
import { projectsWords } from './projects.words'
import { projectTones } from './project-tones'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

/** A project in a list. */
export function ProjectRow({ project }: { readonly project: ProjectCard }) {
  const words = useWords(projectsWords)
  const format = useFormat()
  const { state, activities, helpers, minutes } = project
  return (
    <CardRowPart
      to={projectPath(project.id)}
      title={project.name}
      cover={project.cover}
      summary={project.aim}
      about={
        <p className={styles.run}>
          <Badge tone={projectTones[state]}>{words[`state.${state}`]}</Badge>
          {project.runner?.name}
        </p>
      }
      facts={
        <>
          <CardFact icon={CalendarDays}>{words.activityCount(format.count(activities), activities === 1)}</CardFact>
          {state === 'coming' ? (
            <CardFact icon={CalendarClock}>{words.since(format.day(project.startsOn))}</CardFact>
          ) : (
            <>
              <CardFact icon={Users}>{words.helperCount(format.count(helpers), helpers === 1)}</CardFact>
              <CardFact icon={Clock}>{words.hours(hoursText(minutes))}</CardFact>
            </>
          )}
        </>
      }
    />
  )
}
