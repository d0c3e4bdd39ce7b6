/** The tasks of the thread that makes PDFs. Only that thread imports this file. */

import { drawReport } from './draw-report.ts'
import { fontFiles } from './fonts.ts'

export const PDF_TASKS = { drawReport }
export type PdfTasks = typeof PDF_TASKS

// Read before the first report asks for them.
for (const face of ['sans', 'sans-bold', 'serif-bold'] as const) fontFiles(face)[0]!()
