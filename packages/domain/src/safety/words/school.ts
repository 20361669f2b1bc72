/** Schools that people leave at 18. */
export const schoolWords: Record<string, string[]> = {
  grade: [
    '6th grade, 7th grade, 8th grade, 9th grade, 10th grade, 11th grade, 12th grade, sixth grade',
    'seventh grade, eighth grade, ninth grade, tenth grade, eleventh grade, twelfth grade, 6 th grade',
    '7 th grade, 8 th grade, 9 th grade, 10 th grade, 11 th grade, 12 th grade, 9 th grader, 10 th grader',
    '11 th grader, 8 th grader, 7 th grader, 12 th grader, grade 6, grade 7, grade 8, grade 9, grade 10',
    'grade 11, grade 12, year 7, year 8, year 9, year 10, year 11, year 12, year 13, sixth form, 6 th form',
  ],
  school: [
    'highschool, middle school, secondary school, junior high, prep school, homeschool, gcse, gcses, a levels',
    'sixth form',
  ],
  underclass: ['freshman, sophomore, sophmore, sophmore, freshmen'],
  escuela: [
    'secundaria, secundario, secu, prepa, preparatoria, bachillerato, bachilleres, bachiller, bach, la eso',
    'cole, colegio, liceo, la escuela, sexto grado, septimo grado, octavo grado, noveno grado, decimo grado',
    'primer ano de prepa, secundaria, conalep, cetis, primaria',
  ],
};
