import { expect, test, type Page } from '@playwright/test'
import { installProbe } from './walk-probe'

/** What the probe minds on a page of a phone. */
async function faultsOf(page: Page, body: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(`<style>*{margin:0;box-sizing:border-box} button{width:120px;height:44px}</style>${body}`)
  await page.evaluate(installProbe)
  return page.evaluate(() => window.walkProbe.faults(true))
}

const ROW = 'display:flex;width:max-content'
const BAR = `<div style="${ROW}"><button>Copy</button><button>Again</button><button>Continue</button><button>More</button></div>`

test('the walker minds what lies beyond an edge that nobody can scroll to', async ({ page }) => {
  for (const overflow of ['hidden', 'clip'])
    expect(await faultsOf(page, `<div style="width:390px;overflow-x:${overflow}">${BAR}</div>`), overflow).toEqual([
      expect.stringMatching(/^"More" cut off by 90 px at the right of div/),
    ])
  expect(await faultsOf(page, `<div style="height:60px;overflow:hidden"><p style="height:50px">…</p><button>Late</button></div>`)).toEqual([
    expect.stringMatching(/^"Late" cut off by 34 px at the bottom of div/),
  ])
  expect(await faultsOf(page, '<button style="position:fixed;bottom:-30px;left:0">Low</button>')).toEqual([
    '"Low" cut off by 30 px at the bottom of the window',
  ])
})

test('the walker minds what lies below something else wherever it is scrolled to', async ({ page }) => {
  const bar = '<footer style="position:fixed;bottom:0;left:0;right:0;height:80px;background:gray"></footer>'
  const long = '<div style="height:2000px"></div>'
  expect(await faultsOf(page, `${long}<button>Last</button>${bar}`)).toEqual(['"Last" covered by footer ""'])
  const thread = (over: string) =>
    `<div style="position:relative;height:300px">${BAR.replace('<button>More</button>', '')}<p style="${over}">Waiting to be sent</p></div>`
  expect(await faultsOf(page, thread('position:absolute;top:0;left:240px;width:120px;height:44px'))).toEqual([
    '"Continue" covered by p "Waiting to be sent"',
  ])
})

test('what can be scrolled to, and what is free of its box, is nothing to mind', async ({ page }) => {
  const over = '<footer style="position:fixed;bottom:0;left:0;right:0;height:80px;background:gray"></footer>'
  for (const fine of [
    `<div style="width:390px;overflow-x:auto">${BAR}</div>`,
    `<div style="overflow:hidden;height:20px"><div style="position:absolute;top:100px"><button>Free</button></div></div>`,
    `<div style="height:2000px"></div><button>Last</button><div style="height:120px"></div>${over}`,
    `<button>Below</button><div style="height:60px;overflow:hidden"><div style="height:60px;overflow-y:auto"><p style="height:500px">…</p><button>Deep</button></div></div>`,
  ])
    expect(await faultsOf(page, fine), fine).toEqual([])
  expect(await page.evaluate(() => [scrollY, document.querySelector('div div')!.scrollTop])).toEqual([0, 0])
})

test('a number to call is pressed, and no other program is asked for', async ({ page }) => {
  await page.setContent('<a href="tel:988" style="display:block;height:44px">988</a>')
  await page.evaluate(installProbe)
  const [link] = await page.evaluate(() => window.walkProbe.controls())
  for (const press of [() => page.locator('a').click(), () => page.locator('a').press('Enter')]) {
    await page.evaluate((key) => window.walkProbe.mark(key), link!.key)
    await page.evaluate(() => window.walkProbe.arm())
    await press()
    expect(await page.evaluate(() => window.walkProbe.seen(1000))).toBe('handed over as tel:')
  }
})
