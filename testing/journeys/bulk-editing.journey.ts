import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { csvOf } from '#features/measure/analytics/parts/csv.ts';
import { callAs } from './acting.ts';
import { signUpBusiness } from './businesses.ts';
import { expectAccessible, open } from './looking.ts';
import { makePin } from './making.ts';

/** A business with a campaign, and an ad in it. */
async function signUpAdvertiser(page: Page): Promise<void> {
  await signUpBusiness(page, 'Shop');
  const { id: pin_id } = await makePin(page, { title: 'A walnut lamp', link: 'https://lamps.example/' });
  const budget = { budget_in_micro_currency: 5_000_000, days: 7 };
  await callAs(page, 'QuickPromotionResource.create', {
    ...{ pin_id, ...budget, country: 'CH', time_zone: 'Europe/Zurich' },
  });
}

async function download(page: Page, button: string): Promise<string[][]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const text = (await readFile(await file.path(), 'utf8')).replace(/^\ufeff/, '');
  return text
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(','));
}

/** What the campaign is called in its report. */
async function campaignNames(page: Page): Promise<string> {
  await open(page, '/advertiser/reporting/campaigns/');
  return (await page.getByRole('main').getByRole('table').textContent()) ?? '';
}

/** Names the campaign, and adds a row of an ad group with an amount that is too small. */
function edited([head = [], ...rows]: string[][]): string {
  const at = (column: string) => head.indexOf(column);
  const name = (row: string[], cell: string) => row.with(at('name'), cell);
  const [campaign = [], group = []] = rows;
  return csvOf([head, name(campaign, 'Better lamps'), group.with(at('budget'), '0.10')]);
}

test('[ADS-36] [ADS-37] a template is downloaded, edited, uploaded, checked, and applied only when chosen', async ({
  page,
}) => {
  await signUpAdvertiser(page);
  await open(page, '/advertiser/');
  await page
    .getByRole('navigation', { name: 'Pages about ads' })
    .getByRole('link', { name: 'Bulk editor' })
    .click();
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: 'Bulk editor' });

  const sheet = await test.step('the template has chosen levels and ids', async () => {
    await tabs.getByRole('link', { name: 'Download template' }).click();
    await expect(page).toHaveURL(/\/advertiser\/bulk_editor\/download_template\/$/);
    await main.getByRole('checkbox', { name: 'Ad', exact: true }).uncheck();
    const rows = await download(page, 'Download');
    expect(rows.map(([level]) => level)).toEqual(['level', 'CAMPAIGN', 'AD_GROUP']);
    await main.getByRole('textbox', { name: 'Only these IDs' }).fill(rows[2]?.[1] ?? '');
    expect(await download(page, 'Download')).toEqual([rows[0], rows[2]]);
    return rows;
  });

  await test.step('each row of the file is checked, and nothing changes', async () => {
    await tabs.getByRole('link', { name: 'Upload file' }).click();
    await expect(page).toHaveURL(/\/advertiser\/bulk_editor\/upload_template\/$/);
    const file = { name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(edited(sheet)) };
    await main.locator('input[type=file]').setInputFiles(file);
    await expect(page).toHaveURL(/\/history\/\?section=all&job_started=\d+/);
    const problem = main.getByRole('table').getByRole('row').nth(1);
    await expect(problem.getByRole('rowheader')).toHaveText('3');
    await expect(problem.getByRole('cell')).toHaveText(['budget', /or more/]);
    await expectAccessible(page, 'main');
    const here = page.url();
    expect(await campaignNames(page)).not.toContain('Better lamps');
    await open(page, here);
  });

  await test.step('the valid rows are applied, with a result file and a line in the history', async () => {
    await main.getByRole('button', { name: 'Apply 1 row' }).click();
    await expect(main.getByRole('region', { name: 'lamps.csv' })).toContainText('Done');
    const [head = [], ...rows] = await download(page, 'Result file');
    const results = rows.map((row) => row[head.indexOf('result')]);
    expect(results).toEqual(['APPLIED', 'INVALID']);
    expect((await download(page, 'Original file'))[1]).toContain('Better lamps');
    expect(await campaignNames(page)).toContain('Better lamps');
    await open(page, '/advertiser/bulk_editor/history/?section=finished');
    await expect(main.getByRole('list', { name: 'Uploads' })).toContainText('lamps.csv');
  });
});
