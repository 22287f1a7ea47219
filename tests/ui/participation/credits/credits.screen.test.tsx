// @vitest-environment jsdom
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CreditsGateway } from '../../../../src/application/participation/credits/credits-gateway'
import { success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/participation/credits/credits.screen'
import { soundHost } from '../../frame/player/sound-host'

const line = { act: 'share', type: 3, contentId: 'post-1', title: 'High water', credits: 3, earnedAt: 0 } as const

it('shows the sum, how to earn more, and what has earned, by type of content', async () => {
  const host = soundHost({ member: true })
  const asked: string[] = []
  host.container.bind<CreditsGateway>(CreditsGateway).toConstantValue({
    rules: async () => success([{ act: 'like', credits: 1, mostPerDay: 10 }]),
    mine: async (type) => {
      asked.push(type)
      return success({ items: type === '1' ? [] : [line], nextCursor: null, credits: 36 })
    },
  })
  await host.open(screen, '/credits', {})
  expect(page.getByText('36')).toBeDefined()
  expect(page.getByText('1 each, up to 10 times a day')).toBeDefined()
  expect(page.getByText('High water')).toBeDefined()
  expect(page.getByText('+3')).toBeDefined()
  await userEvent.setup().click(page.getByRole('tab', { name: 'Audio' }))
  expect(asked).toEqual(['', '1'])
  expect(await page.findByText('No credits of this kind')).toBeDefined()
})
