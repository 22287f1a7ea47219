// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SkeletonList } from '../../../../src/ui/frame/kit/states/skeleton'

it('what is on its way says that it is busy; what only keeps a place says nothing', () => {
  const { rerender } = render(<SkeletonList label="Loading" />)
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  rerender(<SkeletonList label="Loading" isStill />)
  expect(screen.queryByRole('status')).toBeNull()
})
