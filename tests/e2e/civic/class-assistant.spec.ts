import { readFile } from 'node:fs/promises'
import { typedTime } from '../../../src/domain/frame/shared/typed-time'
import { newPhone, type City } from '../support/city'
import { expect, test, toasts, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'
import { sounding, watchMedia } from '../support/media'
import { operate } from '../support/operator'

const minute = 60_000
const siteTime = (instant: number) => typedTime(instant, 'Asia/Shanghai')

interface Lessons {
  readonly lessons: readonly { readonly id: string; readonly title: string }[]
}

/** Adds a lesson to a class that has begun; returns its id. */
async function beginLesson(city: City, classId: string, title: string): Promise<string> {
  await operate('lessons', 'lesson', classId, `${siteTime(Date.now() - 5 * minute)} 60 现在的课 / ${title}`)
  const { lessons } = await city.get<Lessons>(`/v1/study_classes/${classId}`)
  return lessons.find((lesson) => lesson.title === title)?.id ?? ''
}

test('a guest finds what is taught now, joins after the login, is there, and does the homework', async ({
  page,
  city,
}) => {
  // A second attempt finds the lesson of the first one.
  const title = `Throwing bowl ${Date.now()}`
  const lessonId = await beginLesson(city, 'class-pottery', title)
  await visit(page, '/class-assistant')
  const now = page.getByRole('article').filter({ hasText: title })
  await expect(now.getByText('Now', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(/\?week=/)
  await expect(now).toHaveCount(0)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await now.getByRole('link', { name: 'First pottery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First pottery' })).toBeVisible()
  await page.getByRole('button', { name: 'Join this class' }).click()
  await logInByCode(page, city, newPhone())
  await expect(toasts(page).filter({ hasText: 'Joined.' })).toBeVisible()
  await page.getByRole('button', { name: `I’m here: ${title}` }).click()
  await expect(page.getByText('Attended')).toBeVisible()

  expect(
    await operate('lessons', 'homework', lessonId, `${siteTime(Date.now() + 1440 * minute)} 捏一只杯子 / Shape a cup`),
  ).toContain('Done')
  await visit(page, '/class-assistant?view=learning')
  await expect(page.getByText(/^5\d min in all$/)).toBeVisible()
  const noted = page.waitForResponse((answer) => answer.url().endsWith(`/v1/lessons/${lessonId}/progress`))
  await page.getByRole('checkbox', { name: /^Shape a cup/ }).check()
  await noted
  await page.reload()
  await expect(page.getByText('No homework to do.')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add my timetable to a calendar' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain('SUMMARY:First pottery 1')
  await page.getByRole('tab', { name: 'Timetable' }).click()
  await page.getByRole('radio', { name: 'My classes' }).check()
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
})

test('what a member plays of a lesson is in their learning record, unless they keep no history', async ({
  page,
  city,
  member,
}) => {
  await watchMedia(page)
  await city.send('POST', '/v1/study_classes/class-phones/membership', { action: 1 }, member.token)
  const seconds = async () => {
    const { classes } = await city.get<{ classes: readonly { readonly seconds: number }[] }>(
      '/v1/my_learning',
      member.token,
    )
    return classes[0]?.seconds
  }
  await visit(page, '/class-assistant/class-phones')
  const watchLesson = async () => {
    await page
      .getByRole('link', { name: /^Watch the lesson/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^(Play|Tap to play)$/ })
      .first()
      .click()
    await expect.poll(async () => (await sounding(page))?.time ?? 0).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'Pause' }).first().click()
  }
  await watchLesson()
  await expect.poll(seconds).toBeGreaterThan(0)
  const counted = await seconds()
  await city.send('PUT', '/v2/consumer/privacy', { keeps_history: false }, member.token)
  await visit(page, '/class-assistant/class-phones')
  await watchLesson()
  await visit(page, '/class-assistant?view=learning')
  await expect(page.getByText(/so your learning time isn’t recorded/)).toBeVisible()
  expect(await seconds()).toBe(counted)
})
