extension Lexicon {
  /// What the fields of knowledge measure, and what they explain it by, as a well-read statistician would say without the table.
  ///
  /// Words that are either, as each field has it ("weight", "height", "temperature", "time"), are left to places and shapes.
  static let englishFields: [NameMeaning: String] = [
    .effect: """
    yields, biomass, drymatter, dry matter, dm, germination, germinated, germ, emergence, tillers, tillering, \
    lesions, lesion, infestation, infested, infection, grain, straw, fruit, fruits, berries, pods, seeds, \
    bolls, tubers, milk, eggs, egg, litter size, gains, wtgain, weightgain, adg, intake, digestibility, \
    disease, scab, rust, blight, rot, mildew, weeds, chlorophyll, larvae, aphids, \
    survived, survivor, survivors, mortality, morbidity, remission, relapses, relapse, pain, \
    cholesterol, chol, ldl, hba1c, glucose, hemoglobin, haemoglobin, creatinine, bilirubin, cd4, viral load, \
    fev, fev1, sbp, dbp, systolic, diastolic, psa, bmd, birthweight, bw, apgar, gestation, symptoms, \
    depression, anxiety, seizure, ulcers, episodes, infections, polyps, bleeding, recovery, relief, \
    hospitalization, hospitalisation, admissions, los, qol, effect, eff, \
    wages, earnings, earn, pay, salaries, rents, prices, consumption, cons, unemployment, unemp, \
    inflation, saving, savings, spending, expenditure, expenditures, exports, imports, gdp, gnp, \
    profits, profit, revenue, revenues, turnover, productivity, output, investment, invest, wealth, \
    returns, poverty, fare, fares, premium, bid, bids, msrp, patents, claims, default, \
    mrt, rt, rts, latency, accuracy, acc, recall, recalled, recognition, correct, errors, error, \
    mistakes, reaction time, dprime, fixations, looks, aggression, wellbeing, happiness, satisfaction, anger, \
    abundance, counts, richness, cover, coverage, catch, catches, cpue, nests, nest success, fledglings, \
    chicks, offspring, clutch, brood, recruits, occupancy, detections, sightings, species, shannon, \
    eaten, visits, strength, tensile, wear, failures, defects, defect, hardness, roughness, \
    viscosity, purity, noise, lifetime, breakage, cracks, corrosion, emissions, mileage, mpg, \
    efficiency, torque, deflection, resistivity, throughput, strain, \
    scores, gpa, achievement, achieve, attainment, grades, marks, exam, final, posttest, post, reading, \
    math, maths, writing, graduation, dropout, literacy, \
    votes, voted, turnout, share, voteshare, approval, approve, support, majority, margin, polarization, \
    goals, pts, wins, attendance, runs, homeruns, rebounds, assists, lap time, finish time, \
    offences, offenses, arrests, arrest, murders, murder, homicides, homicide, robberies, robbery, \
    burglary, burglaries, assault, assaults, larceny, theft, thefts, violent, crime, rape, suicides, suicide, \
    clearance, recidivism, offended, prisoners, incarceration, fatalities, victims, killed, injured, \
    absorbance, abs, od, fluorescence, flux, intensity, counts per second, cps, signal, current, \
    conductivity, ozone, o3, pm25, pm10, no2, so2, co2, pollution, rainfall, discharge, flow, \
    solubility, velocity, activity, titer, titre, expression, adsorption, uptake, rating, ratings, \
    response, responses, resp, outcome, outcomes, result, results, score, y, y1, measured, observed
    """,
    .cause: """
    plot, block, blocks, rep, replicate, replication, row, col, column, cultivar, variety, genotype, spacing, \
    nitrogen, nitro, fertiliser, fertilizer, fert, irrigation, phosphorus, potassium, lime, manure, sowing, \
    tillage, herbicide, fungicide, pesticide, soil, \
    arm, dose, doses, dosage, stage, cohort, baseline, sex, gender, smoker, smoking, smoke, bmi, parity, \
    histology, centre, center, clinic, nodes, \
    education, educ, schooling, experience, exper, tenure, union, married, marital, region, urban, rural, \
    south, north, west, east, black, white, hispanic, nonwhite, female, male, kids, children, \
    income, inc, tax, taxes, firm, \
    industry, sector, occupation, assets, employees, capital, labor, labour, \
    condition, cond, prime, list, delay, soa, isi, setsize, trial, difficulty, congruency, \
    lag, session, item, subject, participant, \
    site, habitat, season, depth, elevation, altitude, slope, aspect, latitude, longitude, distance, dist, \
    patch, transect, canopy, ph, salinity, \
    temperature, temp, feedrate, catalyst, operator, machine, voltage, batch, \
    supplier, humidity, \
    school, class, classsize, class size, programme, program, track, teacher, pretest, pre, ses, minority, \
    party, district, incumbency, incumbent, \
    team, player, position, opponent, home, race, ethnicity, weapon, police, priors, \
    wavelength, lambda, concentration, conc, angle, x, x1, x2, x3, x4, input
    """,
    .treatment: """
    train, trained, training, placebo, vaccine, vaccinated, medication, medicine, coaching, tutoring, fertiliser, fertilizer, fert, irrigation, \
    herbicide, fungicide, insecticide, inoculum, spray, regimen, regime, voucher, incentive, \
    supplement, vitamin, hormone, additive, coating, ration
    """,
  ]
}
