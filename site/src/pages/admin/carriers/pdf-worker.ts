/** What reads the PDF, in a thread that can be ended. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
