import { CalendarRange, HandHeart, UsersRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Project, ProjectRecord } from '../../../domain/civic/projects/project'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import { useActivityKinds } from '../activities/activity-kind.part'
import { ActivityRow } from '../activities/activity-row.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Fact, FactList } from '../../frame/kit/facts/facts'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { SharePagePart } from '../../participation/share-page.part'
import { practiceHomePath } from '../practice-homes/practice-homes.paths'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { FiguresPart } from '../../frame/shell/parts/figures.part'
import { teamPath } from '../teams/teams.paths'
import { volunteerPagePath } from '../volunteer-pages/volunteer-pages.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './project.module.css'
import { ProjectViewModel, recordsTab } from './project.view-model'
import { projectPath, projectsPath } from './projects.paths'
import { projectsWords } from './projects.words'
import { projectTones } from './project-tones'

const group = 'project'
const ids = ['', recordsTab]

interface ProjectProps {
  readonly viewModel: ProjectViewModel
}

/** S150: one project with its activities and records. */
export const ProjectScreen = observer(function ProjectScreen({ viewModel }: ProjectProps) {
  const words = useWords(projectsWords)
  const { project, head } = viewModel
  return (
    <DetailPage
      of={project}
      words={words}
      list={projectsPath}
      onRetry={() => void viewModel.refresh()}
      actions={head !== null && <SharePagePart head={head} path={projectPath(project.value?.id ?? '')} />}
    >
      {(value) => (
        <>
          <About project={value} />
          <Entries viewModel={viewModel} />
        </>
      )}
    </DetailPage>
  )
})

const About = observer(function About({ project }: { readonly project: Project }) {
  const words = useWords(projectsWords)
  const format = useFormat()
  const kindName = useActivityKinds()
  const { state, runner, startsOn, endsOn } = project
  return (
    <article>
      {project.cover !== null && <Image src={project.cover} alt="" ratio="16:9" round="none" first />}
      <div className={styles.part}>
        <Badge tone={projectTones[state]}>{words[`state.${state}`]}</Badge>
        <h1 className={styles.title}>{project.name}</h1>
        <p className={styles.aim}>{project.aim}</p>
        <FiguresPart
          label={words.figures}
          figures={[
            { name: words.activities, value: format.count(project.activities) },
            { name: words.helpers, value: format.count(project.helpers) },
            { name: words.allHours, value: hoursText(project.minutes) },
            { name: words.times, value: format.count(project.times) },
          ]}
        />
        <p className={styles.text}>{project.intro}</p>
        <FactList>
          <Fact icon={CalendarRange} name={words.term}>
            {endsOn === null
              ? words.since(format.day(startsOn))
              : words.fromTo(format.day(startsOn), format.day(endsOn))}
          </Fact>
          <Fact icon={HandHeart} name={words.kind}>
            <Meta parts={project.kinds.map(kindName)} />
          </Fact>
          {runner !== null && (
            <Fact icon={UsersRound} name={words.runner}>
              <Link to={runner.kind === 'team' ? teamPath(runner.id) : practiceHomePath(runner.id)} look="text" wide>
                {runner.name}
              </Link>
            </Fact>
          )}
        </FactList>
      </div>
    </article>
  )
})

const Entries = observer(function Entries({ viewModel }: ProjectProps) {
  const words = useWords(projectsWords)
  const { entries, choose, refresh } = viewModel
  const { tab } = entries.filters
  const showsRecords = tab === recordsTab
  return (
    <section className={styles.entries}>
      <Tabs
        label={words.entries}
        group={group}
        even
        sticky
        selected={showsRecords ? recordsTab : ''}
        onSelect={choose}
        tabs={[
          { id: '', label: words.activities },
          { id: recordsTab, label: words.records },
        ]}
      />
      <TabPanel group={group} id={showsRecords ? recordsTab : ''} swipes={{ ids, onSelect: choose }}>
        <PagedListPart
          list={entries.list}
          onRefresh={refresh}
          {...(showsRecords && { look: 'plain' as const })}
          empty={
            showsRecords ? (
              <EmptyState subject="history" title={words.noRecords} text={words.noRecordsText} />
            ) : (
              <EmptyState title={words.noActivities} text={words.noActivitiesText} />
            )
          }
        >
          {(entry) =>
            'activity' in entry ? <ActivityRow activity={entry.activity} /> : <RecordRow record={entry.record} />
          }
        </PagedListPart>
      </TabPanel>
    </section>
  )
})

/** One service in a project: who served, in what, how long and when. */
const RecordRow = observer(function RecordRow({ record }: { readonly record: ProjectRecord }) {
  const words = useWords(projectsWords)
  const format = useFormat()
  const { person, title, minutes, endedAt } = record
  return (
    <div className={styles.record}>
      <Avatar src={person.avatar} name={person.nickname} />
      <div className={styles.who}>
        <Link to={volunteerPagePath(person.id)} className={styles.person}>
          {person.nickname}
        </Link>
        <p className={styles.what}>{title === '' ? words.service : title}</p>
      </div>
      <div className={styles.how}>
        <p className={styles.hours}>{words.hours(hoursText(minutes))}</p>
        <TimeText at={endedAt} text={format.date(endedAt)} />
      </div>
    </div>
  )
})

export const screen = defineScreen({
  viewModel: ProjectViewModel,
  view: ProjectScreen,
  key: ({ query }) => `project ${query.id ?? ''}`,
  parent: projectsPath,
})
