/** The worker thread that makes PDFs. report-pdf.server.ts sets its limits. */
import { answerTasks } from '#engine/worker-thread.ts'
import { PDF_TASKS } from './pdf-tasks.ts'

answerTasks(PDF_TASKS)
